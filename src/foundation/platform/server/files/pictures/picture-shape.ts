/** The picture that is wanted. It is sent to another process, so it holds values only. */
export interface PictureShape {
  /** `cover` cuts what does not fit; `inside` keeps all of it and never enlarges. */
  fit: 'cover' | 'inside'
  width: number
  height: number
  format: 'jpeg' | 'png' | 'webp'
  /** Adds a tiny grey copy of this many points on each side. */
  greySide?: number
}

export interface DecodedPicture {
  content: Buffer
  width: number
  height: number
  grey: Buffer | null
}

/** Between the server and a decoder. */
export interface DecoderQuestion {
  file: Buffer
  shape: PictureShape
  pixelsMax: number
}

/** Null for a picture that cannot be decoded. */
export type DecoderAnswer = DecodedPicture | null
