/// Collection and item texts, within the lengths that Aptos' collections and tokens take.
module drop_machine::texts {
    use std::error;
    use std::string::String;
    use drop_machine::template;

    /// The name of the collection must have 1 to 128 bytes.
    const ENAME_LENGTH: u64 = 30;
    /// The description of the collection may have 2,048 bytes at most.
    const EDESCRIPTION_TOO_LONG: u64 = 31;
    /// The uri of the collection may have 512 bytes at most.
    const EURI_TOO_LONG: u64 = 32;
    /// The names of items must have 1 to 128 bytes, with room for a number of 20 digits in place of each {}.
    const EITEM_NAME_LENGTH: u64 = 33;
    /// The uris of items may have 512 bytes at most, with room for a number of 20 digits in place of each {}.
    const EITEM_URI_TOO_LONG: u64 = 34;
    /// The seed of the collection must have 1 to 64 bytes.
    const ESEED_LENGTH: u64 = 35;

    const MAX_NAME_BYTES: u64 = 128;
    const MAX_DESCRIPTION_BYTES: u64 = 2048;
    const MAX_URI_BYTES: u64 = 512;
    const MAX_SEED_BYTES: u64 = 64;
    const MAX_U64: u64 = 18446744073709551615;

    struct CollectionTexts has drop {
        name: String,
        description: String,
        uri: String
    }

    struct ItemTexts has copy, drop, store {
        /// Name template.
        item_base_name: String,
        /// Metadata uri template.
        item_base_uri: String
    }

    package fun collection_texts(name: String, description: String, uri: String): CollectionTexts {
        assert!(!name.is_empty() && name.length() <= MAX_NAME_BYTES, error::invalid_argument(ENAME_LENGTH));
        assert!(
            description.length() <= MAX_DESCRIPTION_BYTES,
            error::invalid_argument(EDESCRIPTION_TOO_LONG)
        );
        assert!(uri.length() <= MAX_URI_BYTES, error::invalid_argument(EURI_TOO_LONG));
        CollectionTexts { name, description, uri }
    }

    package fun item_texts(item_base_name: String, item_base_uri: String): ItemTexts {
        // The shorter template is checked first, as filling takes time by its length.
        assert!(
            !item_base_name.is_empty()
                && item_base_name.length() <= MAX_NAME_BYTES
                && template::fill(&item_base_name, MAX_U64).length() <= MAX_NAME_BYTES,
            error::invalid_argument(EITEM_NAME_LENGTH)
        );
        assert!(
            item_base_uri.length() <= MAX_URI_BYTES
                && template::fill(&item_base_uri, MAX_U64).length() <= MAX_URI_BYTES,
            error::invalid_argument(EITEM_URI_TOO_LONG)
        );
        ItemTexts { item_base_name, item_base_uri }
    }

    package fun assert_seed(seed: &String) {
        assert!(
            !seed.is_empty() && seed.length() <= MAX_SEED_BYTES,
            error::invalid_argument(ESEED_LENGTH)
        );
    }

    package fun name(self: &CollectionTexts): String {
        self.name
    }

    package fun description(self: &CollectionTexts): String {
        self.description
    }

    package fun uri(self: &CollectionTexts): String {
        self.uri
    }

    package fun item_base_name(self: &ItemTexts): String {
        self.item_base_name
    }

    package fun item_base_uri(self: &ItemTexts): String {
        self.item_base_uri
    }

    package fun item_name(self: &ItemTexts, number: u64): String {
        template::fill(&self.item_base_name, number)
    }

    package fun item_uri(self: &ItemTexts, number: u64): String {
        template::fill(&self.item_base_uri, number)
    }
}
