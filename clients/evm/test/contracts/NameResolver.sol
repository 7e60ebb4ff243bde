// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.23;

/// The two functions of ENS' universal resolver by which names are looked up, over records that anybody may set: as
/// with real names, they need not agree.
contract NameResolver {
    struct Record {
        address target;
        bool isOffChain;
    }

    /// By DNS-encoded name.
    mapping(bytes => Record) records;
    /// By address.
    mapping(bytes => string) names;

    error ResolverNotFound(bytes name);
    error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callback, bytes extraData);

    function setRecord(bytes calldata name, address target, bool isOffChain) external {
        records[name] = Record(target, isOffChain);
    }

    function setName(bytes calldata owner, string calldata name) external {
        names[owner] = name;
    }

    function resolveWithGateways(bytes calldata name, bytes calldata, string[] calldata)
        external
        view
        returns (bytes memory, address)
    {
        Record memory record = records[name];
        if (record.isOffChain) {
            string[] memory urls = new string[](1);
            urls[0] = "https://resolver.example/{sender}/{data}";
            revert OffchainLookup(address(this), urls, name, this.setName.selector, name);
        }
        if (record.target == address(0)) revert ResolverNotFound(name);
        return (abi.encode(record.target), address(this));
    }

    function reverseWithGateways(bytes calldata owner, uint256, string[] calldata)
        external
        view
        returns (string memory, address, address)
    {
        return (names[owner], address(this), address(this));
    }
}
