import type { RefusalWords } from '#foundation/contract/shared/refusal.ts'
import type { PictureRefusal } from './rules-picture.ts'

const failed = 'Picture Upload Failed'

export const contentPictureRefusals: Record<PictureRefusal, RefusalWords> = {
  'picture-too-large': { title: 'File Too Large', message: 'The picture must be under 5 MB.' },
  'picture-wrong-kind': {
    title: 'Invalid File Type',
    message: 'Please choose a PNG, JPEG or WebP picture.',
  },
  'picture-damaged': {
    title: failed,
    message: 'This picture is damaged or incomplete. Please choose another one.',
  },
  'picture-too-many-pixels': {
    title: failed,
    message: 'This picture has too many pixels. Make it smaller, or choose another one.',
  },
  'picture-moves': {
    title: failed,
    message: 'This picture is animated. Please choose a still one.',
  },
  'pictures-busy': {
    title: failed,
    message: 'Too many uploads right now. Please try again in a moment.',
  },
}

export const contentPictureWords = {
  choose: 'Choose picture',
  change: 'Change picture',
  remove: 'Remove picture',
  uploading: 'Uploading the picture...',
  ready: 'Picture uploaded. It becomes public when this version is published.',
  removed: 'No picture.',
  failed,
  chosen: 'The chosen picture',
}
