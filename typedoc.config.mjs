import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { Converter, ReflectionKind } from 'typedoc'

/** Every entry point of every package, as `exports` of its manifest names it: its name by the path of its source. */
const ENTRY_POINTS = new Map(
  readdirSync('clients')
    .map((folder) => `clients/${folder}`)
    .filter((folder) => existsSync(`${folder}/package.json`))
    .flatMap((folder) => {
      const { name, exports } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
      return Object.entries(exports).flatMap(([key, { '@mintline/source': source }]) =>
        source === undefined ? [] : [[source.replace('.', folder), `${name}${key.slice(1)}`]],
      )
    }),
)

/** Names modules as importers do, such as `@mintline/core/files`, instead of by paths below `clients`. */
function nameModules(app) {
  app.converter.on(Converter.EVENT_CREATE_DECLARATION, (_context, reflection) => {
    if (!reflection.kindOf(ReflectionKind.Module)) return
    const isIts = (path) =>
      [`clients/${reflection.name}.ts`, `clients/${reflection.name}/index.ts`].includes(path)
    const [, name] = [...ENTRY_POINTS].find(([path]) => isIts(path)) ?? []
    if (name === undefined) throw new Error(`No package exports ${reflection.name}.`)
    reflection.name = name
  })
}

/** @type {Partial<import('typedoc').TypeDocOptions>} */
export default {
  name: 'Mintline',
  entryPoints: [...ENTRY_POINTS.keys()],
  plugin: [nameModules],
  basePath: 'clients',
  excludePrivate: true,
  readme: 'none',
  out: 'docs/api',
}
