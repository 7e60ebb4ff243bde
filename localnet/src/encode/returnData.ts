/** Data a program returned, already base64. */
export function encodeReturnData({ programId, data }: { programId: string; data: string }) {
  return { programId, data: [data, 'base64'] }
}
