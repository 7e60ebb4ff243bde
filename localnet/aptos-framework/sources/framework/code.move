/// Publishing of packages, with the records that Aptos keeps of them, and what the VM asks of this module.
module aptos_framework::code {
    use std::error;
    use std::option::Option;
    use std::signer;
    use std::string::String;
    use std::vector;
    use aptos_framework::event;
    use aptos_std::copyable_any::Any;
    use aptos_std::from_bcs;

    /// Cannot upgrade an immutable package
    const EUPGRADE_IMMUTABLE: u64 = 2;
    /// Cannot downgrade a package's upgradability policy
    const EUPGRADE_WEAKER_POLICY: u64 = 3;

    const UPGRADE_POLICY_IMMUTABLE: u8 = 2;

    struct PackageRegistry has key, store, drop {
        packages: vector<PackageMetadata>
    }

    struct PackageMetadata has copy, drop, store {
        name: String,
        upgrade_policy: UpgradePolicy,
        upgrade_number: u64,
        source_digest: String,
        manifest: vector<u8>,
        modules: vector<ModuleMetadata>,
        deps: vector<PackageDep>,
        extension: Option<Any>
    }

    struct PackageDep has store, drop, copy {
        account: address,
        package_name: String
    }

    struct ModuleMetadata has copy, drop, store {
        name: String,
        source: vector<u8>,
        source_map: vector<u8>,
        extension: Option<Any>
    }

    struct UpgradePolicy has store, copy, drop {
        policy: u8
    }

    #[event]
    struct PublishPackage has drop, store {
        code_address: address,
        is_upgrade: bool
    }

    public entry fun publish_package_txn(
        owner: &signer, metadata_serialized: vector<u8>, code: vector<vector<u8>>
    ) acquires PackageRegistry {
        publish_package(owner, from_bcs::from_bytes<PackageMetadata>(metadata_serialized), code)
    }

    public fun publish_package(
        owner: &signer, pack: PackageMetadata, code: vector<vector<u8>>
    ) acquires PackageRegistry {
        let addr = signer::address_of(owner);
        if (!exists<PackageRegistry>(addr)) {
            move_to(owner, PackageRegistry { packages: vector[] });
        };
        let policy = pack.upgrade_policy.policy;
        let packages = &mut borrow_global_mut<PackageRegistry>(addr).packages;
        let (is_upgrade, at) = vector::find(packages, |p| {
            let p: &PackageMetadata = p;
            p.name == pack.name
        });
        if (is_upgrade) {
            let old = vector::borrow_mut(packages, at);
            assert!(
                old.upgrade_policy.policy < UPGRADE_POLICY_IMMUTABLE,
                error::invalid_argument(EUPGRADE_IMMUTABLE)
            );
            assert!(
                old.upgrade_policy.policy <= policy,
                error::invalid_argument(EUPGRADE_WEAKER_POLICY)
            );
            pack.upgrade_number = old.upgrade_number + 1;
            *old = pack;
        } else {
            vector::push_back(packages, pack);
        };
        event::emit(PublishPackage { code_address: addr, is_upgrade });
        request_publish(addr, code, policy);
    }

    native fun request_publish(owner: address, code: vector<vector<u8>>, upgrade_policy: u8);

    /// The VM calls it at genesis.
    fun init_genesis(
        _framework: &signer, _module_ids: vector<String>, _allowed_publishers: vector<address>
    ) {}

    /// The VM calls it for each request to publish. Policies are checked per package, above.
    fun verify_publish_request(
        _publisher: &signer,
        _module_ids: vector<String>,
        _dependency_addresses: vector<vector<address>>,
        _dependency_ids: vector<vector<String>>,
        _upgrade_policy: u8
    ) {}
}
