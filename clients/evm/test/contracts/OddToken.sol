// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.23;

/// A token of six decimals with the oddities of tokens in use, which its deployment chooses.
contract OddToken {
    /// Refuses to change an allowance from one amount above zero to another, as USDT does.
    uint256 constant STRICT = 1;
    /// Returns nothing where the standard has a bool, as USDT does.
    uint256 constant SILENT = 2;
    /// Returns false where others revert.
    uint256 constant FALSE = 4;
    /// Has its symbol in 32 bytes, as MKR does.
    uint256 constant SHORT_SYMBOL = 8;

    uint8 public constant decimals = 6;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    uint256 immutable oddities;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(uint256 chosen, address holder) {
        oddities = chosen;
        balanceOf[holder] = 1e12;
        emit Transfer(address(0), holder, 1e12);
    }

    function symbol() external view {
        bytes memory encoded = has(SHORT_SYMBOL) ? abi.encode(bytes32("ODD")) : abi.encode("ODD");
        assembly {
            return(add(encoded, 32), mload(encoded))
        }
    }

    function approve(address spender, uint256 value) external {
        bool isRefused = has(STRICT) && value != 0 && allowance[msg.sender][spender] != 0;
        if (isRefused) refuse();
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        answer(true);
    }

    function transferFrom(address from, address to, uint256 value) external {
        if (allowance[from][msg.sender] < value || balanceOf[from] < value) refuse();
        allowance[from][msg.sender] -= value;
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        answer(true);
    }

    function has(uint256 oddity) private view returns (bool) {
        return oddities & oddity != 0;
    }

    function refuse() private view {
        if (!has(FALSE)) revert();
        answer(false);
    }

    /// Ends the call.
    function answer(bool done) private view {
        uint256 size = has(SILENT) ? 0 : 32;
        assembly {
            mstore(0, done)
            return(0, size)
        }
    }
}
