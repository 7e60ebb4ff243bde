import { type Installed, licenceTexts } from './dependencies.ts'
import { ACCEPTED, DECLARED_ONLY } from './exceptions.ts'
import { licenceOf } from './licenceOf.ts'

/** A package with its licence, and the texts that every copy must include. */
export interface Licensed extends Installed {
  /** SPDX id or expression; undefined = it may not be used. */
  readonly licence: string | undefined
  readonly texts: readonly string[]
}

/** Determines a package's licence: from its licence file, whatever its manifest declares. */
export function checkLicence(installed: Installed): Licensed {
  const texts = licenceTexts(installed)
  return { ...installed, texts, licence: licenceBy(installed, texts) }
}

/** Explains why a package may not be used; undefined = it may. */
export function licenceProblem({
  name,
  version,
  declared,
  licence,
  texts,
}: Licensed): string | undefined {
  if (licence !== undefined) return undefined
  const says = declared === undefined ? 'declares no licence' : `declares ${declared}`
  const file =
    texts.length === 0 ? 'has no licence file' : 'its licence file is of none on the list'
  return `${name} ${version} ${says}, and ${file}`
}

function licenceBy({ name, declared }: Installed, texts: readonly string[]): string | undefined {
  const accepted = ACCEPTED.find((each) => each.name.test(name) && each.licence === declared)
  if (accepted) return accepted.licence
  const licences = texts.map(licenceOf)
  const [first] = licences
  if (first !== undefined && licences.every((each) => each !== undefined)) {
    return [...new Set(licences)].join(' OR ')
  }
  return declared !== undefined && DECLARED_ONLY[name] === declared ? declared : undefined
}
