/** Encodes a program's return data, which is already in base64. */
export function encodeReturnData({ programId, data }: { programId: string; data: string }) {
  return { programId, data: [data, 'base64'] }
}
