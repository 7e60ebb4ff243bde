/** Resolves once the page's pictures have loaded or failed; the page itself reports failures. */
export async function picturesLoaded(): Promise<void> {
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
}
