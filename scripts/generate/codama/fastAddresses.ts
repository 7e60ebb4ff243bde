const KIT_IMPORT = /import \{([^}]*)\} from "@solana\/kit";/
const CODECS = ['getAddressDecoder', 'getAddressEncoder']

/** Imports address codecs from `module` instead of kit, whose own are slow. */
export function fastAddresses(code: string, module: string): string {
  return code.replace(KIT_IMPORT, (statement: string, list: string) => {
    const names = list.split(',').map((name) => name.trim())
    const taken = names.filter((name) => CODECS.includes(name))
    if (taken.length === 0) return statement
    const left = names.filter((name) => name !== '' && !CODECS.includes(name))
    return `import {
${left.map((name) => `  ${name},`).join('\n')}
} from "@solana/kit";
import { ${taken.join(', ')} } from "${module}";`
  })
}
