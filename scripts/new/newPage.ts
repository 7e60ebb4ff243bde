import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  camelOf,
  dashed,
  type Files,
  type Options,
  pascalOf,
  phrase,
  refusal,
  required,
  sentence,
} from './options.ts'
import { quoted, replaced, withEntry, withImport } from './source.ts'

const ROUTER = 'app/src/pages/router.tsx'
const HELP = 'app/src/features/help'
const IDLE = 'app/bench/idle.ts'

/** Writes a page of the console, or of a collection, with its route, navigation and help. */
export function newPage(root: string, [given]: readonly string[], options: Options): Files {
  const name = dashed(given)
  const page: Page = {
    name,
    component: `${pascalOf(name)}Page`,
    title: phrase(options, 'title'),
    description: sentence(options, 'description'),
  }
  const isOfCollection = options.has('collection')
  const folder = isOfCollection ? 'collection/' : ''
  const path = `app/src/pages/${folder}${page.component}.tsx`
  const router = readFileSync(join(root, ROUTER), 'utf8')
  if (existsSync(join(root, path)) || router.includes(`const ${camelOf(name)}Route `)) {
    throw refusal(name, 'is a page already')
  }
  const to = isOfCollection ? `/collections/$collection/${name}` : `/${name}`
  return {
    [path]: isOfCollection ? collectionPage(page) : consolePage(page),
    [ROUTER]: withRoute(router, page, folder),
    ...withHelp(root, { page, to, options }),
    [IDLE]: withEntry(
      readFileSync(join(root, IDLE), 'utf8'),
      'screens',
      `${quoted(name)}: ${isOfCollection ? `\`\${of}/${name}\`` : quoted(`#/${name}`)}`,
    ),
    ...(isOfCollection ? inCollection(root, page, to) : inConsole(root, page, options)),
  }
}

interface Page {
  readonly name: string
  readonly component: string
  readonly title: string
  readonly description: string
}

function consolePage({ component, title, description }: Page): string {
  return `import { PageHeader } from '#shared/ui/PageHeader.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'

/** ${description} */
export function ${component}() {
  return (
    <>
      <PageTitle>${title}</PageTitle>
      <PageHeader title=${JSON.stringify(title)} description=${JSON.stringify(description)} />
    </>
  )
}
`
}

function collectionPage({ component, title, description }: Page): string {
  return `import { useOpenCollection } from '#entities/collection/model/collectionContext.ts'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx'

/** ${description} */
export function ${component}() {
  const { metadata } = useOpenCollection()
  return (
    <>
      <PageTitle>{\`${title} of \${metadata.collectionBaseName}\`}</PageTitle>
      <h2>
        <VisuallyHidden>${title}</VisuallyHidden>
      </h2>
      <p>${description}</p>
    </>
  )
}
`
}

/** Adds the route, which loads the page when it is opened. */
function withRoute(router: string, { name, component }: Page, folder: string): string {
  const route = `${camelOf(name)}Route`
  const parent = folder === '' ? 'rootRoute' : 'collectionRoute'
  const declaration = `  const ${route} = createRoute({
    getParentRoute: () => ${parent},
    path: '/${name}',
    component: lazyRouteComponent(() => import('./${folder}${component}.tsx'), '${component}'),
  })
`
  const at = router.indexOf('  return createRouter(')
  return withEntry(
    replaced(router, [{ start: at, end: at, by: declaration }]),
    `${parent}.addChildren`,
    route,
    { before: folder === '' ? 'mintRoute' : 'administrationRoute' },
  )
}

/** Adds the topic that the page's help opens with: one question with its answer. */
function withHelp(
  root: string,
  { page, to, options }: { page: Page; to: string; options: Options },
): Files {
  const [list, file] = options.has('collection')
    ? ['COLLECTION_TOPICS', 'collectionTopics.ts']
    : ['CONSOLE_TOPICS', 'consoleTopics.ts']
  const path = `${HELP}/${file}`
  const topic = `{
  title: ${quoted(page.title)},
  answers: [
    {
      question: ${quoted(sentence(options, 'question'))},
      answer: ${quoted(sentence(options, 'answer'))},
    },
  ],
}`
  const topics = readFileSync(join(root, path), 'utf8')
  return { [path]: withEntry(topics, list, `${quoted(to)}: ${topic}`) }
}

function inCollection(root: string, { title }: Page, to: string): Files {
  const path = 'app/src/pages/collection/CollectionNavigation.tsx'
  const text = readFileSync(join(root, path), 'utf8')
  const part = `{ to: ${quoted(to)}, label: ${quoted(title)} }`
  return { [path]: withEntry(text, 'PARTS', part, { before: '/administration' }) }
}

function inConsole(root: string, { name, title }: Page, options: Options): Files {
  const icon = required(options, 'icon')
  if (!/^[A-Z][A-Za-z0-9]+$/.test(icon)) {
    throw refusal('--icon', 'has to name an icon of lucide-react: "LikeThis"')
  }
  const path = 'app/src/pages/shell/navigation.ts'
  const text = readFileSync(join(root, path), 'utf8')
  const entry = `{ to: ${quoted(`/${name}`)}, label: ${quoted(title)}, icon: ${icon} }`
  return {
    [path]: withImport(
      withEntry(text, 'NAVIGATION', entry, { before: '/settings' }),
      `import { ${icon} } from 'lucide-react'`,
    ),
  }
}
