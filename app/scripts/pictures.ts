import { copyFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const FROM = fileURLToPath(new URL('../e2e/dist/screenshots', import.meta.url))
const TO = fileURLToPath(new URL('../../docs', import.meta.url))

/** Copies the flows' pictures to the folder from which the README shows them. */
for (const name of readdirSync(FROM).filter((file) => file.startsWith('console-'))) {
  copyFileSync(join(FROM, name), join(TO, name))
}
