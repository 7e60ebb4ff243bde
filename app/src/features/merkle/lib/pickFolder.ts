/** The browser's dialog for choosing a folder to write to. */
type FolderPicker = (options: {
  id: string
  mode: 'readwrite'
}) => Promise<FileSystemDirectoryHandle>

declare global {
  interface Window {
    /** Not supported by every browser. */
    showDirectoryPicker?: FolderPicker
  }
}

/** Returns true if the browser can choose a folder. */
export function canPickFolder(): boolean {
  return window.showDirectoryPicker !== undefined
}

/** Asks the person to choose a folder; undefined = cancelled. */
export async function pickFolder(): Promise<FileSystemDirectoryHandle | undefined> {
  try {
    return await window.showDirectoryPicker?.({ id: 'merkle-proofs', mode: 'readwrite' })
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return undefined
    throw error
  }
}
