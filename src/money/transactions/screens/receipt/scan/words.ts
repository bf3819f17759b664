/** Loaded with the check page only. */
export const scanWords = {
  scan: 'Scan the QR code',
  stop: 'Stop the camera',
  camera: 'What the camera sees',
  aim: 'Point the camera at the QR code of the receipt.',
  foreign: 'This is no receipt of ours. Check the address on the receipt, or type its code.',
  refused:
    'The camera is blocked for this page. Allow it in the settings of your browser, or type the ' +
    'code.',
  failed: 'The camera did not start. Close other apps that use it and try again, or type the code.',
}
