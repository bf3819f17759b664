/** Pictures of public entries: what may be uploaded, and how large it is stored. */
export const contentPictureMaxBytes = 5 * 1024 * 1024
export const contentPictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
/** The longer edge of the stored picture: twice as wide as the page shows it. */
export const contentPictureEdge = 800
/** A picture that no version names is deleted after this time. */
export const unusedPictureHours = 24
/** A length of `alt` that screen readers read in one go. */
export const pictureTextMax = 200

/** Where a picture is read. Everybody may read those of published versions, staff all. */
export function pictureAddress(pictureId: string): string {
  return `/pictures/${pictureId}`
}

export interface PlacedPicture {
  pictureId: string
  width: number
  height: number
}

export type PictureRefusal =
  | 'picture-too-large'
  | 'picture-wrong-kind'
  | 'picture-damaged'
  | 'picture-too-many-pixels'
  | 'picture-moves'
  | 'pictures-busy'
