/// Unique names of event handles: an address and a number.
module aptos_framework::guid {
    friend aptos_framework::account;
    friend aptos_framework::object;

    struct GUID has drop, store {
        id: ID
    }

    struct ID has copy, drop, store {
        creation_num: u64,
        addr: address
    }

    public(friend) fun create(addr: address, creation_num_ref: &mut u64): GUID {
        let creation_num = *creation_num_ref;
        *creation_num_ref = creation_num + 1;
        GUID { id: ID { creation_num, addr } }
    }

    public fun create_id(addr: address, creation_num: u64): ID {
        ID { creation_num, addr }
    }

    public fun id(guid: &GUID): ID {
        guid.id
    }

    public fun creator_address(guid: &GUID): address {
        guid.id.addr
    }

    public fun creation_num(guid: &GUID): u64 {
        guid.id.creation_num
    }
}
