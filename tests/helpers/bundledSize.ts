import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

/**
 * Returns the bytes that a module's exports add to a page, minified and compressed.
 *
 * @param source The module's absolute path.
 * @param names What is imported: `*`, or names between braces.
 */
export async function bundledSize(source: string, names: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: `export ${names} from '${source}'`, resolveDir: '/' },
    bundle: true,
    conditions: ['@mintline/source'],
    format: 'esm',
    minify: true,
    platform: 'browser',
    write: false,
  })
  return gzipSync(outputFiles[0]?.contents ?? new Uint8Array()).length
}
