/// The share of later sales that goes to a payee, of a collection or of one token.
module aptos_token_objects::royalty {
    use std::error;
    use std::option::{Self, Option};
    use aptos_framework::object::{Self, ConstructorRef, ExtendRef, Object};

    friend aptos_token_objects::token;

    /// Royalty does not exist
    const EROYALTY_DOES_NOT_EXIST: u64 = 1;
    /// The royalty cannot be greater than 100%
    const EROYALTY_EXCEEDS_MAXIMUM: u64 = 2;
    /// The royalty denominator cannot be 0
    const EROYALTY_DENOMINATOR_IS_ZERO: u64 = 3;

    struct Royalty has copy, drop, key {
        numerator: u64,
        denominator: u64,
        payee_address: address
    }

    struct MutatorRef has drop, store {
        inner: ExtendRef
    }

    public fun init(ref: &ConstructorRef, royalty: Royalty) {
        move_to(&object::generate_signer(ref), royalty);
    }

    public fun update(mutator_ref: &MutatorRef, royalty: Royalty) acquires Royalty {
        let addr = object::address_from_extend_ref(&mutator_ref.inner);
        if (exists<Royalty>(addr)) *borrow_global_mut<Royalty>(addr) = royalty
        else move_to(&object::generate_signer_for_extending(&mutator_ref.inner), royalty);
    }

    public fun create(numerator: u64, denominator: u64, payee_address: address): Royalty {
        assert!(denominator != 0, error::out_of_range(EROYALTY_DENOMINATOR_IS_ZERO));
        assert!(numerator <= denominator, error::out_of_range(EROYALTY_EXCEEDS_MAXIMUM));
        Royalty { numerator, denominator, payee_address }
    }

    public fun generate_mutator_ref(ref: ExtendRef): MutatorRef {
        MutatorRef { inner: ref }
    }

    public fun exists_at(addr: address): bool {
        exists<Royalty>(addr)
    }

    public(friend) fun delete(addr: address) acquires Royalty {
        assert!(exists<Royalty>(addr), error::not_found(EROYALTY_DOES_NOT_EXIST));
        move_from<Royalty>(addr);
    }

    public fun get<T: key>(maybe_royalty: Object<T>): Option<Royalty> acquires Royalty {
        let addr = object::object_address(&maybe_royalty);
        if (exists<Royalty>(addr)) option::some(*borrow_global<Royalty>(addr)) else option::none()
    }

    public fun denominator(royalty: &Royalty): u64 {
        royalty.denominator
    }

    public fun numerator(royalty: &Royalty): u64 {
        royalty.numerator
    }

    public fun payee_address(royalty: &Royalty): address {
        royalty.payee_address
    }
}
