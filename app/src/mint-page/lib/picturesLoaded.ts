/** Resolves once the pictures of the page are there, or have failed, of which the page itself says so. */
export async function picturesLoaded(): Promise<void> {
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
}
