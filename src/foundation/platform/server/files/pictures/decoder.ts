/**
 * The program of a decoder: a process of its own that decodes one picture after the other
 * (decoder-process.ts starts and ends it). A picture that breaks the decoder or takes its memory
 * ends this process only.
 */
import os from 'node:os'
import sharp, { type Sharp } from 'sharp'
import type { DecodedPicture, DecoderQuestion, PictureShape } from './picture-shape.ts'

// Sharp reads many more formats (SVG, PDF, GIF); every decoder that nobody needs is a risk.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })
sharp.cache(false)
sharp.concurrency(1)
// People who wait for the server come before people who wait for a picture.
os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL)

// The server died. Nothing here needs an orderly end, and a busy decoder would delay one.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
// Ctrl-C reaches all processes of a terminal; the server decides when this one ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})

process.on('message', (question: DecoderQuestion) => {
  void decode(question)
    .catch(() => null)
    .then((answer) => process.send?.(answer))
})
process.send?.('ready')

async function decode({ file, shape, pixelsMax }: DecoderQuestion): Promise<DecodedPicture> {
  const options = { limitInputPixels: pixelsMax, failOn: 'error', sequentialRead: true } as const
  // The orientation is lost with the other metadata, so the pixels are turned instead.
  const picture = sharp(Buffer.from(file), options).autoOrient()
  const { data, info } = await encode(picture, shape).toBuffer({ resolveWithObject: true })
  const grey = shape.greySide ? await greyOf(sharp(data, options), shape.greySide) : null
  return { content: data, width: info.width, height: info.height, grey }
}

function encode(picture: Sharp, { fit, width, height, format }: PictureShape): Sharp {
  const fitting = picture.resize(width, height, { fit, withoutEnlargement: fit === 'inside' })
  switch (format) {
    case 'jpeg':
      return fitting.jpeg({ quality: 85 })
    case 'png':
      return fitting.png()
    case 'webp':
      return fitting.webp({ quality: 85 })
  }
}

async function greyOf(picture: Sharp, side: number): Promise<Buffer> {
  return await picture
    .flatten({ background: '#fff' })
    .greyscale()
    .resize(side, side, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer()
}
