import { buildManifest } from './buildManifest.ts'

/** Finds import cycles between files in a build, each as the files from the first one back to it. */
export function importCircles(folder: string): string[][] {
  const manifest = buildManifest(folder)
  const circles: string[][] = []
  const checked = new Set<string>()
  const visit = (key: string, path: readonly string[]) => {
    const start = path.indexOf(key)
    if (start >= 0) circles.push([...path.slice(start), key])
    if (start >= 0 || checked.has(key)) return
    for (const imported of manifest[key]?.imports ?? []) visit(imported, [...path, key])
    checked.add(key)
  }
  for (const key of Object.keys(manifest)) visit(key, [])
  return circles
}
