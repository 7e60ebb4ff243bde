import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { temporaryFolder } from '../../../../tests/helpers/temporaryFolder.ts'

/** Creates a folder with files: texts, bytes, or colours for 8-pixel pictures. */
export async function folderOf(
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<string> {
  const folder = join(temporaryFolder(), 'pictures')
  mkdirSync(folder)
  for (const [name, content] of Object.entries(files)) {
    const isColour = typeof content === 'string' && content.startsWith('#')
    writeFileSync(join(folder, name), isColour ? await picture(content) : content)
  }
  return folder
}

/** Creates a PNG in one colour. */
export function picture(background: string, width = 8, height = width): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
}
