import { build } from 'esbuild'

/** A module that was bundled for browsers. */
export interface Bundle {
  bytes: number
  /** The bundle's code. */
  code: string
  /** Files whose code is in the bundle. */
  kept: string[]
  /** Files that were read. */
  read: string[]
}

/** Bundles a module for browsers as in a project. */
export async function bundle(contents: string, project: string): Promise<Bundle> {
  const result = await build({
    stdin: { contents, resolveDir: project },
    absWorkingDir: project,
    bundle: true,
    format: 'esm',
    logLevel: 'silent',
    metafile: true,
    minify: true,
    platform: 'browser',
    write: false,
  })
  const [output] = Object.values(result.metafile.outputs)
  const kept = Object.entries(output?.inputs ?? {})
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .map(([path]) => path)
  return {
    bytes: output?.bytes ?? 0,
    code: result.outputFiles[0]?.text ?? '',
    kept,
    read: Object.keys(result.metafile.inputs),
  }
}
