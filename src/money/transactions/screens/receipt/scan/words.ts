/** Loaded with the check page only. */
export const scanWords = {
  scan: 'Scan the QR code',
  stop: 'Stop the camera',
  camera: 'What the camera sees',
  aim: 'Point the camera at the QR code of the receipt.',
  foreign: 'This is not one of our receipts. Check the address on it, or type its code.',
  refused:
    'The camera is blocked for this page. Allow it in your browser settings, or type the code.',
  failed: 'The camera did not start. Close other apps that use it and try again, or type the code.',
}
