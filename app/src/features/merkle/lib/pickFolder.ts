/** Where the browser lets a person choose a folder to write to. */
type FolderPicker = (options: {
  id: string
  mode: 'readwrite'
}) => Promise<FileSystemDirectoryHandle>

declare global {
  interface Window {
    /** Not every browser has it. */
    showDirectoryPicker?: FolderPicker
  }
}

/** Whether a folder can be chosen here. */
export function canPickFolder(): boolean {
  return window.showDirectoryPicker !== undefined
}

/** Has the person choose a folder; undefined = they chose none. */
export async function pickFolder(): Promise<FileSystemDirectoryHandle | undefined> {
  try {
    return await window.showDirectoryPicker?.({ id: 'merkle-proofs', mode: 'readwrite' })
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return undefined
    throw error
  }
}
