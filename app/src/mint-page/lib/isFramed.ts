/** Returns true inside another page, where a view of the whole window would be as tall as the frame. */
export function isFramed(): boolean {
  return window.parent !== window
}
