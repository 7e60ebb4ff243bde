import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** A program in the workspace. */
export interface WorkspaceProgram {
  /** Folder in `programs`. */
  folder: string
  /** Its library's name, which its ELF and IDL share. */
  library: string
}

/** Lists the programs in `programs`. */
export function workspacePrograms(root: string): WorkspaceProgram[] {
  return readdirSync(join(root, 'programs'))
    .filter((folder) => existsSync(join(root, 'programs', folder, 'Cargo.toml')))
    .sort()
    .map((folder) => ({ folder, library: folder.replaceAll('-', '_') }))
}
