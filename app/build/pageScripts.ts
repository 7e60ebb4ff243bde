import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, defaultClientConditions, type Plugin } from 'vite'

/** Classic scripts by file name beside the console's page. The names are fixed: pages refer to them. */
const SCRIPTS = {
  /** Embeds the mint page in other pages. */
  'embed.js': '../src/mint-page/embed.ts',
  /** In every page's head, before the page shows. */
  'theme.js': '../src/theme.ts',
} as const

type Name = keyof typeof SCRIPTS
const NAMES = Object.keys(SCRIPTS) as Name[]

/**
 * Adds the classic scripts, each as one file.
 *
 * @param emits False for a build that is put beside another, which has them.
 */
export function pageScripts({ emits }: { emits: boolean }): Plugin {
  return {
    name: 'mintline:page-scripts',
    async generateBundle() {
      if (!emits) return
      for (const name of NAMES) {
        this.emitFile({ type: 'asset', fileName: name, source: await bundled(name) })
      }
    },
    configureServer({ middlewares }) {
      for (const name of NAMES) {
        middlewares.use(`/${name}`, (_request, response, next) => {
          bundled(name).then((code) => {
            response.setHeader('content-type', 'text/javascript')
            response.end(code)
          }, next)
        })
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { path }) => {
        // Relative, so that the build works from any folder on any host.
        const src = posix.join(posix.relative(posix.dirname(path), '/'), 'theme.js')
        return [
          {
            tag: 'script',
            attrs: { src: src.startsWith('.') ? src : `./${src}` },
            injectTo: 'head',
          },
        ]
      },
    },
  }
}

async function bundled(name: Name): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    // This workspace's packages by their sources.
    resolve: { conditions: ['@mintline/source', ...defaultClientConditions] },
    build: {
      write: false,
      target: 'es2022',
      lib: {
        entry: fileURLToPath(new URL(SCRIPTS[name], import.meta.url)),
        formats: ['iife'],
        name: 'mintline',
      },
    },
  })
  const outputs = Array.isArray(built) ? built : [built]
  const chunks = outputs
    .flatMap((one) => ('output' in one ? one.output : []))
    .flatMap((file) => (file.type === 'chunk' ? file.code : []))
  const [code] = chunks
  if (code === undefined || chunks.length > 1) throw new Error(`${name} is to be one file.`)
  return code
}
