/**
 * A video of two pages side by side with a caption. Chromium itself encodes it: a third page draws
 * the frames of both into a canvas and records that.
 */
import type { Browser, Page } from '@playwright/test'

export interface Video {
  say(caption: string): Promise<void>
  /** Returns the WebM file. */
  end(): Promise<Buffer>
}

const framesPerSecond = 12
/** Places in the picture, in pixels. The caption is above both. */
const places = {
  phone: { x: 24, y: 80, width: 333, height: 720 },
  laptop: { x: 381, y: 80, width: 875, height: 547 },
}
const size = { width: 1280, height: 824 }

type Name = keyof typeof places

export async function startVideo(browser: Browser, pages: Record<Name, Page>): Promise<Video> {
  const studio = await (await browser.newContext()).newPage()
  await studio.evaluate(openStudio, { size, framesPerSecond })
  for (const [name, page] of Object.entries(pages)) await follow(page, name as Name, studio)
  return {
    say: (caption) => studio.evaluate((text) => window.caption(text), caption),
    async end() {
      const encoded = await studio.evaluate(() => window.finish())
      await studio.context().close()
      return Buffer.from(encoded, 'base64')
    },
  }
}

async function follow(page: Page, name: Name, studio: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    void studio
      .evaluate(([picture, place]) => window.draw(picture, place), [data, places[name]] as const)
      .then(() => session.send('Page.screencastFrameAck', { sessionId }))
      // The video has ended, or the page has been closed.
      .catch(() => {})
  })
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 80 })
}

interface Place {
  x: number
  y: number
  width: number
  height: number
}

declare global {
  interface Window {
    caption: (text: string) => void
    draw: (picture: string, place: Place) => Promise<void>
    finish: () => Promise<string>
  }
}

/** Runs in the third page. */
function openStudio(options: { size: { width: number; height: number }; framesPerSecond: number }) {
  const { width, height } = options.size
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('The browser draws no canvas')
  const fill = (style: string, part: Place) => {
    brush.fillStyle = style
    brush.fillRect(part.x, part.y, part.width, part.height)
  }
  fill('#06484E', { x: 0, y: 0, width, height })
  const recorder = new MediaRecorder(canvas.captureStream(options.framesPerSecond), {
    mimeType: 'video/webm;codecs=vp8',
    videoBitsPerSecond: 2_500_000,
  })
  const parts: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
  recorder.start()
  window.caption = (text) => {
    fill('#06484E', { x: 0, y: 0, width, height: 80 })
    brush.fillStyle = '#fff'
    brush.font = '600 26px sans-serif'
    brush.textBaseline = 'middle'
    brush.fillText(text, 24, 40)
  }
  window.draw = async (picture, place) => {
    const image = new Image()
    image.src = `data:image/jpeg;base64,${picture}`
    await image.decode()
    brush.drawImage(image, place.x, place.y, place.width, place.height)
  }
  window.finish = async () => {
    await new Promise<void>((resolve) => {
      recorder.addEventListener('stop', () => resolve())
      recorder.stop()
    })
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
    let text = ''
    for (const byte of bytes) text += String.fromCharCode(byte)
    return btoa(text)
  }
}
