// SPDX-License-Identifier: Apache-2.0

/// Makes many read-only calls in one `eth_call` of its creation code, and answers with their results instead of code.
/// Takes `(address target, bytes data)[]` behind its code, and answers `(bool success, bytes data)[]`, as the ABI
/// encodes them. Each page loads it, so it is written for its size.
object "BatchReader" {
  code {
    let inputSize := sub(codesize(), datasize("BatchReader"))
    codecopy(0, datasize("BatchReader"), inputSize)
    // Behind the offset of the list, which is 32.
    let count := mload(32)

    // Memory behind the input is zero, so what is not written is padding.
    mstore(inputSize, 32)
    mstore(add(inputSize, 32), count)
    let offsets := add(inputSize, 64)
    let end := add(offsets, shl(5, count))

    for { let i := 0 } lt(i, count) { i := add(i, 1) } {
      let at := shl(5, i)
      let entry := add(64, mload(add(64, at)))
      let data := add(entry, mload(add(entry, 32)))
      // An equal share, so that a call that uses up its gas leaves the others theirs.
      let share := div(gas(), add(sub(count, i), 1))
      let success := staticcall(share, mload(entry), add(data, 32), mload(data), 0, 0)

      mstore(add(offsets, at), sub(end, offsets))
      mstore(end, success)
      mstore(add(end, 32), 64)
      mstore(add(end, 64), returndatasize())
      returndatacopy(add(end, 96), 0, returndatasize())
      // To the next whole word.
      end := add(end, and(add(returndatasize(), 127), not(31)))
    }
    return(inputSize, sub(end, inputSize))
  }
}
