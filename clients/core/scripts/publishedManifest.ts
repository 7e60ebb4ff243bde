import { z } from 'zod'

/** What the manifest of a package in this workspace must say for it to be published. */
const Manifest = z.looseObject({
  name: z.string(),
  publishConfig: z.object({ exports: z.record(z.string(), z.unknown()) }),
})

/**
 * The manifest that goes out with a package, made from the one in the workspace: what
 * `publishConfig` says in place of what holds here, without what only development needs. Npm does
 * not apply `publishConfig.exports` by itself, as other package managers do.
 *
 * @throws ZodError when the manifest does not say what to export once published.
 */
export function publishedManifest(manifest: unknown): Record<string, unknown> {
  const {
    publishConfig,
    private: _private,
    devDependencies,
    scripts,
    ...kept
  } = Manifest.parse(manifest)
  return { ...kept, ...publishConfig }
}
