import type { Serializable } from '../bcs/serializable.ts'
import { Bool, MoveString, U64 } from '../bcs/values.ts'
import type { AdministrationCall } from './administrationPlan.ts'
import type { DropTerms } from './dropTerms.ts'
import { royaltyArguments } from './royalties.ts'

/** Returns the call that creates a drop without phases. */
export function creationCall(terms: DropTerms): AdministrationCall {
  return { name: 'createCollection', arguments: argumentsOf(terms) }
}

/** Arguments for `create_collection`, without its public phase: phases are added by separate calls. */
function argumentsOf(terms: DropTerms): Serializable[] {
  const { version, isOpenEdition, totalSupply } = terms
  const none = new U64(0n)
  const texts = [
    terms.collectionName,
    terms.collectionDescription,
    terms.collectionUri,
    terms.itemBaseName,
    terms.itemBaseUri,
  ]
  const shared = [
    ...texts.map((text) => new MoveString(text)),
    ...royaltyArguments(terms.royalties),
    none,
    none,
    new U64(isOpenEdition ? 0n : totalSupply),
    none,
    new MoveString(terms.seed),
    new Bool(isOpenEdition),
    new U64(terms.endTime ?? 0n),
  ]
  if (version === 1) return shared
  const openEditionLimit = new U64(isOpenEdition ? totalSupply : 0n)
  return [...shared, new U64(BigInt(terms.platformFeeBp)), none, openEditionLimit]
}
