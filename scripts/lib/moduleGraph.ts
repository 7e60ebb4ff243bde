import { join } from 'node:path'
import { build } from 'esbuild'

/** A program's modules, by their paths relative to its folder. */
export interface ModuleGraph {
  /** All modules, whenever they are loaded. */
  readonly modules: readonly string[]
  /**
   * Returns the entries and everything that is loaded before they run; modules that they load by `import()` are left
   * out.
   */
  readonly loadedWith: (...entries: readonly string[]) => readonly string[]
}

/**
 * Finds the modules in Node programs from the workspace.
 *
 * @param entries - relative to the folder
 * @param external - imports that are not followed
 */
export async function moduleGraph(
  folder: string,
  entries: string | readonly string[],
  external: readonly string[] = [],
): Promise<ModuleGraph> {
  const { metafile } = await build({
    entryPoints: [entries].flat().map((entry) => join(folder, entry)),
    absWorkingDir: folder,
    // Nothing is written, but outputs of several entries need names.
    outdir: folder,
    bundle: true,
    conditions: ['@mintline/source'],
    external: [...external],
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
    metafile: true,
    write: false,
  })
  return {
    modules: Object.keys(metafile.inputs),
    loadedWith: (...entries) => {
      const loaded = new Set(entries)
      // The set grows while it is walked.
      for (const path of loaded) {
        for (const { path: imported, kind } of metafile.inputs[path]?.imports ?? []) {
          if (kind !== 'dynamic-import') loaded.add(imported)
        }
      }
      return [...loaded]
    },
  }
}
