import { readFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { checkLicence, licenceProblem } from '../../scripts/licences/checkLicence.ts'
import { installedIn } from '../../scripts/licences/dependencies.ts'
import { formatNotices, NOTICES_FILE } from '../../scripts/licences/notices.ts'

const ABOUT = 'This software contains the packages below, under the licences that follow them.'
const SOURCES = 'Its sources are named in the source maps beside its scripts.'

/**
 * Writes the licences of all bundled packages beside the pages, and fails the build if a licence is not allowed.
 *
 * @param folder The pages' folder in the build; empty = its root.
 */
export function notices(
  folder: string,
  { hasSourceMaps = true }: { hasSourceMaps?: boolean } = {},
): { pages: Plugin; workers: () => Plugin } {
  const about = hasSourceMaps ? `${ABOUT}\n${SOURCES}` : ABOUT
  const packages = new Set<string>()
  const add = (bundle: Rolldown.OutputBundle) => {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue
      for (const id of file.moduleIds) {
        const found = packageOf(id)
        if (found !== undefined) packages.add(found)
      }
    }
  }
  return {
    pages: {
      name: 'mintline:notices',
      apply: 'build',
      generateBundle(_, bundle) {
        add(bundle)
        const licensed = [...packages].sort().map((each) => checkLicence(installedIn(each)))
        const problems = licensed.flatMap((each) => licenceProblem(each) ?? [])
        if (problems.length > 0) this.error(problems.join('\n'))
        const fileName = [folder, NOTICES_FILE].filter((part) => part !== '').join('/')
        this.emitFile({ type: 'asset', fileName, source: formatNotices(about, licensed) })
      },
    },
    // Workers are bundled separately, before the pages.
    workers: () => ({
      name: 'mintline:notices-of-workers',
      generateBundle: (_, bundle) => add(bundle),
    }),
  }
}

/** Returns the folder of a module's package; undefined = it is ours. */
function packageOf(id: string): string | undefined {
  const path = id.replace(/^\0/, '').replace(/\?.*$/, '')
  if (!path.includes(`${sep}node_modules${sep}`)) return undefined
  for (let folder = dirname(path); folder !== dirname(folder); folder = dirname(folder)) {
    if (isPackage(join(folder, 'package.json'))) return folder
  }
  return undefined
}

/** Returns false for nameless manifests that packages have in module folders. */
function isPackage(manifest: string): boolean {
  try {
    const { name, version } = JSON.parse(readFileSync(manifest, 'utf8'))
    return typeof name === 'string' && typeof version === 'string'
  } catch {
    return false
  }
}
