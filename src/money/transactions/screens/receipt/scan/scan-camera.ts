/** A browser that finds QR codes in pictures by itself, as Chrome on Android does. */
interface Detector {
  detect(video: HTMLVideoElement): Promise<{ rawValue: string }[]>
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector
  getSupportedFormats(): Promise<string[]>
}
declare global {
  interface Window {
    BarcodeDetector?: DetectorClass
  }
}

const qr = 'qr_code'
/** Five pictures a second are quick enough, and spare the battery. */
const pauseMs = 200

/** Whether the browser can read QR codes and has a camera. Asks nobody for permission. */
export async function canScan(): Promise<boolean> {
  const [detector, devices] = [globalThis.window.BarcodeDetector, navigator.mediaDevices]
  // Without https browsers hide the cameras.
  if (!detector || !('mediaDevices' in navigator)) return false
  const [formats, found] = await Promise.all([
    detector.getSupportedFormats(),
    devices.enumerateDevices(),
  ])
  return formats.includes(qr) && found.some(({ kind }) => kind === 'videoinput')
}

/**
 * Shows the camera in `video` and reports each QR code until `signal` ends it and stops the camera.
 * Fails with the browser's error, a NotAllowedError when somebody refused the camera.
 */
export async function scanWithCamera(
  video: HTMLVideoElement,
  signal: AbortSignal,
  onText: (text: string) => void,
): Promise<void> {
  const { BarcodeDetector } = globalThis.window
  if (!BarcodeDetector) return
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  const stop = () => stream.getTracks().forEach((track) => track.stop())
  if (signal.aborted) return stop()
  signal.addEventListener('abort', stop)
  video.srcObject = stream
  await video.play()
  const detector = new BarcodeDetector({ formats: [qr] })
  while (!signal.aborted) {
    const [found] = await detector.detect(video)
    if (found && !signal.aborted) onText(found.rawValue)
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}
