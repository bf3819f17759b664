export interface PictureHeader {
  format: 'jpeg' | 'png' | 'webp'
  width: number
  height: number
  /** Bits for each sample. */
  depth: number
  /** Samples for each pixel. */
  channels: number
  /** Adam7 or a progressive JPEG: a decoder holds the whole picture at once. */
  interlaced: boolean
  moves: boolean
  /** How often a progressive JPEG goes over the whole picture; 1 for every other picture. */
  scans: number
}
