import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

const SOURCE = fileURLToPath(new URL('../src/index.ts', import.meta.url))

/** Bytes that parts of the client add to a page, minified and compressed. */
export async function clientSizes() {
  return {
    all: await sizeOf(`export * from '${SOURCE}'`),
    one: await sizeOf(`export { getItemById } from '${SOURCE}'`),
    entitiesOfList: await sizeOf(`export { getItemsByOwner, entities } from '${SOURCE}'`),
  }
}

async function sizeOf(contents: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: '/' },
    bundle: true,
    format: 'esm',
    minify: true,
    platform: 'browser',
    write: false,
  })
  return gzipSync(outputFiles[0]?.contents ?? new Uint8Array()).length
}
