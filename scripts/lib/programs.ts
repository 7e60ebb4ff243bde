import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** A program of the workspace. */
export interface WorkspaceProgram {
  /** Folder in `programs`. */
  folder: string
  /** Name of its library, and of its ELF and IDL. */
  library: string
}

/** The programs in `programs`. */
export function workspacePrograms(root: string): WorkspaceProgram[] {
  return readdirSync(join(root, 'programs'))
    .filter((folder) => existsSync(join(root, 'programs', folder, 'Cargo.toml')))
    .sort()
    .map((folder) => ({ folder, library: folder.replaceAll('-', '_') }))
}
