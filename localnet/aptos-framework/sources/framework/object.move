/// Objects: addresses that hold resources and have an owner.
module aptos_framework::object {
    use std::bcs;
    use std::error;
    use std::hash;
    use std::signer;
    use std::vector;
    use aptos_framework::create_signer::create_signer;
    use aptos_framework::event;
    use aptos_framework::guid;
    use aptos_framework::transaction_context;
    use aptos_std::from_bcs;

    /// An object already exists at this address
    const EOBJECT_EXISTS: u64 = 1;
    /// An object does not exist at this address
    const EOBJECT_DOES_NOT_EXIST: u64 = 2;
    /// The object does not have ungated transfers enabled
    const ENO_UNGATED_TRANSFERS: u64 = 3;
    /// The caller does not have ownership permissions
    const ENOT_OBJECT_OWNER: u64 = 4;
    /// The object does not allow for deletion
    const ECANNOT_DELETE: u64 = 5;
    /// Exceeds maximum nesting for an object transfer
    const EMAXIMUM_NESTING: u64 = 6;
    /// The resource is not stored at the specified address
    const ERESOURCE_DOES_NOT_EXIST: u64 = 7;
    /// Object is untransferable any operations that might result in a transfer are disallowed
    const EOBJECT_NOT_TRANSFERRABLE: u64 = 9;

    const INIT_GUID_CREATION_NUM: u64 = 0x4000000000000;
    const MAXIMUM_OBJECT_NESTING: u8 = 8;
    const OBJECT_DERIVED_SCHEME: u8 = 0xFC;
    const OBJECT_FROM_GUID_ADDRESS_SCHEME: u8 = 0xFD;
    const OBJECT_FROM_SEED_ADDRESS_SCHEME: u8 = 0xFE;

    struct ObjectCore has key {
        guid_creation_num: u64,
        owner: address,
        allow_ungated_transfer: bool,
        transfer_events: event::EventHandle<TransferEvent>
    }

    struct Untransferable has key {}

    /// Named by the attributes of resources that lie together on Aptos; here each lies apart.
    struct ObjectGroup {}

    struct Object<phantom T> has copy, drop, store {
        inner: address
    }

    struct ConstructorRef has drop {
        self: address,
        can_delete: bool
    }

    struct DeleteRef has drop, store {
        self: address
    }

    struct ExtendRef has drop, store {
        self: address
    }

    struct TransferRef has drop, store {
        self: address
    }

    struct LinearTransferRef has drop {
        self: address,
        owner: address
    }

    struct TransferEvent has drop, store {
        object: address,
        from: address,
        to: address
    }

    #[event]
    struct Transfer has drop, store {
        object: address,
        from: address,
        to: address
    }

    #[view]
    public fun is_untransferable<T: key>(object: Object<T>): bool {
        exists<Untransferable>(object.inner)
    }

    public fun address_to_object<T: key>(object: address): Object<T> {
        assert!(exists<ObjectCore>(object), error::not_found(EOBJECT_DOES_NOT_EXIST));
        assert!(exists_at<T>(object), error::not_found(ERESOURCE_DOES_NOT_EXIST));
        Object { inner: object }
    }

    public fun is_object(object: address): bool {
        exists<ObjectCore>(object)
    }

    public fun object_exists<T: key>(object: address): bool {
        exists<ObjectCore>(object) && exists_at<T>(object)
    }

    public fun create_object_address(source: &address, seed: vector<u8>): address {
        derived_address(bcs::to_bytes(source), seed, OBJECT_FROM_SEED_ADDRESS_SCHEME)
    }

    public fun create_user_derived_object_address(source: address, derive_from: address): address {
        derived_address(bcs::to_bytes(&source), bcs::to_bytes(&derive_from), OBJECT_DERIVED_SCHEME)
    }

    public fun create_guid_object_address(source: address, creation_num: u64): address {
        let id = guid::create_id(source, creation_num);
        derived_address(bcs::to_bytes(&id), vector[], OBJECT_FROM_GUID_ADDRESS_SCHEME)
    }

    fun derived_address(bytes: vector<u8>, more: vector<u8>, scheme: u8): address {
        vector::append(&mut bytes, more);
        vector::push_back(&mut bytes, scheme);
        from_bcs::to_address(hash::sha3_256(bytes))
    }

    native fun exists_at<T: key>(object: address): bool;

    public fun object_address<T: key>(object: &Object<T>): address {
        object.inner
    }

    public fun convert<X: key, Y: key>(object: Object<X>): Object<Y> {
        address_to_object(object.inner)
    }

    public fun create_named_object(creator: &signer, seed: vector<u8>): ConstructorRef {
        let owner = signer::address_of(creator);
        create_object_at(owner, create_object_address(&owner, seed), false)
    }

    public fun create_object(owner_address: address): ConstructorRef {
        create_object_at(owner_address, transaction_context::generate_auid_address(), true)
    }

    public fun create_sticky_object(owner_address: address): ConstructorRef {
        create_object_at(owner_address, transaction_context::generate_auid_address(), false)
    }

    fun create_object_at(owner: address, object: address, can_delete: bool): ConstructorRef {
        assert!(!exists<ObjectCore>(object), error::already_exists(EOBJECT_EXISTS));
        let guid_creation_num = INIT_GUID_CREATION_NUM;
        let transfer_events =
            event::new_event_handle(guid::create(object, &mut guid_creation_num));
        move_to(
            &create_signer(object),
            ObjectCore { guid_creation_num, owner, allow_ungated_transfer: true, transfer_events }
        );
        ConstructorRef { self: object, can_delete }
    }

    public fun generate_delete_ref(ref: &ConstructorRef): DeleteRef {
        assert!(ref.can_delete, error::permission_denied(ECANNOT_DELETE));
        DeleteRef { self: ref.self }
    }

    public fun generate_extend_ref(ref: &ConstructorRef): ExtendRef {
        ExtendRef { self: ref.self }
    }

    public fun generate_transfer_ref(ref: &ConstructorRef): TransferRef {
        assert!(
            !exists<Untransferable>(ref.self),
            error::permission_denied(EOBJECT_NOT_TRANSFERRABLE)
        );
        TransferRef { self: ref.self }
    }

    public fun generate_signer(ref: &ConstructorRef): signer {
        create_signer(ref.self)
    }

    public fun address_from_constructor_ref(ref: &ConstructorRef): address {
        ref.self
    }

    public fun object_from_constructor_ref<T: key>(ref: &ConstructorRef): Object<T> {
        address_to_object(ref.self)
    }

    public fun can_generate_delete_ref(ref: &ConstructorRef): bool {
        ref.can_delete
    }

    public fun create_guid(object: &signer): guid::GUID acquires ObjectCore {
        let addr = signer::address_of(object);
        guid::create(addr, &mut borrow_global_mut<ObjectCore>(addr).guid_creation_num)
    }

    public fun new_event_handle<T: drop + store>(
        object: &signer
    ): event::EventHandle<T> acquires ObjectCore {
        event::new_event_handle(create_guid(object))
    }

    public fun address_from_delete_ref(ref: &DeleteRef): address {
        ref.self
    }

    public fun object_from_delete_ref<T: key>(ref: &DeleteRef): Object<T> {
        address_to_object(ref.self)
    }

    public fun delete(ref: DeleteRef) acquires ObjectCore, Untransferable {
        let ObjectCore {
            guid_creation_num: _,
            owner: _,
            allow_ungated_transfer: _,
            transfer_events
        } = move_from<ObjectCore>(ref.self);
        event::destroy_handle(transfer_events);
        if (exists<Untransferable>(ref.self)) {
            let Untransferable {} = move_from<Untransferable>(ref.self);
        };
    }

    public fun generate_signer_for_extending(ref: &ExtendRef): signer {
        create_signer(ref.self)
    }

    public fun address_from_extend_ref(ref: &ExtendRef): address {
        ref.self
    }

    public fun disable_ungated_transfer(ref: &TransferRef) acquires ObjectCore {
        borrow_global_mut<ObjectCore>(ref.self).allow_ungated_transfer = false;
    }

    public fun enable_ungated_transfer(ref: &TransferRef) acquires ObjectCore {
        assert!(
            !exists<Untransferable>(ref.self),
            error::permission_denied(EOBJECT_NOT_TRANSFERRABLE)
        );
        borrow_global_mut<ObjectCore>(ref.self).allow_ungated_transfer = true;
    }

    public fun set_untransferable(ref: &ConstructorRef) acquires ObjectCore {
        borrow_global_mut<ObjectCore>(ref.self).allow_ungated_transfer = false;
        move_to(&create_signer(ref.self), Untransferable {});
    }

    public fun generate_linear_transfer_ref(ref: &TransferRef): LinearTransferRef acquires ObjectCore {
        assert!(
            !exists<Untransferable>(ref.self),
            error::permission_denied(EOBJECT_NOT_TRANSFERRABLE)
        );
        LinearTransferRef { self: ref.self, owner: owner_of(ref.self) }
    }

    public fun transfer_with_ref(ref: LinearTransferRef, to: address) acquires ObjectCore {
        assert!(
            !exists<Untransferable>(ref.self),
            error::permission_denied(EOBJECT_NOT_TRANSFERRABLE)
        );
        assert!(owner_of(ref.self) == ref.owner, error::permission_denied(ENOT_OBJECT_OWNER));
        set_owner(ref.self, to);
    }

    public entry fun transfer_call(owner: &signer, object: address, to: address) acquires ObjectCore {
        transfer_raw(owner, object, to)
    }

    public entry fun transfer<T: key>(
        owner: &signer, object: Object<T>, to: address
    ) acquires ObjectCore {
        transfer_raw(owner, object.inner, to)
    }

    public fun transfer_raw(owner: &signer, object: address, to: address) acquires ObjectCore {
        assert_holds_ungated(signer::address_of(owner), object);
        set_owner(object, to);
    }

    public entry fun transfer_to_object<O: key, T: key>(
        owner: &signer, object: Object<O>, to: Object<T>
    ) acquires ObjectCore {
        transfer(owner, object, to.inner)
    }

    fun set_owner(object: address, to: address) acquires ObjectCore {
        let core = borrow_global_mut<ObjectCore>(object);
        if (core.owner == to) return;
        event::emit(Transfer { object, from: core.owner, to });
        core.owner = to;
    }

    /// The account owns the object, or one that does, and each step between them may be transferred.
    fun assert_holds_ungated(account: address, object: address) acquires ObjectCore {
        let holder = object;
        let nesting = 0;
        while (holder != account) {
            assert!(nesting <= MAXIMUM_OBJECT_NESTING, error::out_of_range(EMAXIMUM_NESTING));
            assert!(
                exists<ObjectCore>(holder),
                if (nesting == 0) error::not_found(EOBJECT_DOES_NOT_EXIST)
                else error::permission_denied(ENOT_OBJECT_OWNER)
            );
            let core = borrow_global<ObjectCore>(holder);
            assert!(core.allow_ungated_transfer, error::permission_denied(ENO_UNGATED_TRANSFERS));
            holder = core.owner;
            nesting = nesting + 1;
        }
    }

    #[view]
    public fun ungated_transfer_allowed<T: key>(object: Object<T>): bool acquires ObjectCore {
        assert!(exists<ObjectCore>(object.inner), error::not_found(EOBJECT_DOES_NOT_EXIST));
        borrow_global<ObjectCore>(object.inner).allow_ungated_transfer
    }

    #[view]
    public fun owner<T: key>(object: Object<T>): address acquires ObjectCore {
        owner_of(object.inner)
    }

    #[view]
    public fun is_owner<T: key>(object: Object<T>, owner: address): bool acquires ObjectCore {
        owner_of(object.inner) == owner
    }

    #[view]
    /// True of the owner, and of the owner of an object that owns it.
    public fun owns<T: key>(object: Object<T>, owner: address): bool acquires ObjectCore {
        let holder = object.inner;
        let nesting = 0;
        while (holder != owner) {
            if (!exists<ObjectCore>(holder)) return false;
            assert!(nesting <= MAXIMUM_OBJECT_NESTING, error::out_of_range(EMAXIMUM_NESTING));
            holder = borrow_global<ObjectCore>(holder).owner;
            nesting = nesting + 1;
        };
        true
    }

    #[view]
    public fun root_owner<T: key>(object: Object<T>): address acquires ObjectCore {
        let owner = owner_of(object.inner);
        while (exists<ObjectCore>(owner)) owner = owner_of(owner);
        owner
    }

    fun owner_of(object: address): address acquires ObjectCore {
        assert!(exists<ObjectCore>(object), error::not_found(EOBJECT_DOES_NOT_EXIST));
        borrow_global<ObjectCore>(object).owner
    }
}
