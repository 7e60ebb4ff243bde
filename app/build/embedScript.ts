import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

/** Beside the console's page, under a name that stays: other pages name it. */
const NAME = 'embed.js'
const ENTRY = fileURLToPath(new URL('../src/mint-page/embed.ts', import.meta.url))

/** Adds the script with which other pages embed the mint page: one file that is no module. */
export function embedScript(): Plugin {
  return {
    name: 'mintline:embed-script',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: NAME, source: await bundled() })
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${NAME}`, (_request, response, next) => {
        bundled().then((code) => {
          response.setHeader('content-type', 'text/javascript')
          response.end(code)
        }, next)
      })
    },
  }
}

async function bundled(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: ENTRY, formats: ['iife'], name: 'mintline' },
    },
  })
  const outputs = Array.isArray(built) ? built : [built]
  const chunks = outputs
    .flatMap((one) => ('output' in one ? one.output : []))
    .flatMap((file) => (file.type === 'chunk' ? file.code : []))
  const [code] = chunks
  if (code === undefined || chunks.length > 1) throw new Error(`${NAME} is to be one file.`)
  return code
}
