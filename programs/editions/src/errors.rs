use anchor_lang::prelude::*;

/// Codes 6000 to 6023 are the published table, including codes that our programs never raise; our own
/// codes follow it.
#[error_code]
pub enum EditionsError {
    #[msg("Numeric overflow")]
    NumericOverflow, // 6000 0x1770
    #[msg("Derived key invalid")]
    DerivedKeyInvalid, // 6001 0x1771
    #[msg("Missing bump")]
    MissingBump, // 6002 0x1772
    #[msg("Invalid bump")]
    InvalidBump, // 6003 0x1773
    #[msg("Missing master edition for NFT")]
    MissingMasterEditionForNft, // 6004 0x1774
    #[msg("Token account not empty")]
    TokenAccountNotEmpty, // 6005 0x1775
    #[msg("Missing token account")]
    MissingTokenAccount, // 6006 0x1776
    #[msg("Missing destination account")]
    MissingDestinationAccount, // 6007 0x1777
    #[msg("Bad treasury")]
    BadTreasury, // 6008 0x1778
    #[msg("Bad owner")]
    BadOwner, // 6009 0x1779
    #[msg("Bad mint")]
    BadMint, // 6010 0x177a
    #[msg("Bad mint on token account")]
    BadMintOnTokenAccount, // 6011 0x177b
    #[msg("Bad owner of token account")]
    BadOwnerOfTokenAccount, // 6012 0x177c
    #[msg("Bad token account")]
    BadTokenAccount, // 6013 0x177d
    #[msg("Insufficient funds")]
    InsufficientFunds, // 6014 0x177e
    #[msg("Invalid token account")]
    InvalidTokenAccount, // 6015 0x177f
    #[msg("Instruction build error")]
    InstructionBuildError, // 6016 0x1780
    #[msg("Unexpected token type")]
    UnexpectedTokenType, // 6017 0x1781
    #[msg("When transferring a pNFT, the amount must be 1")]
    PnftAmountMustBeOne, // 6018 0x1782
    #[msg("Must transfer auth seeds for native sol")]
    NativeSolNeedsAuthSeeds, // 6019 0x1783
    #[msg("Missing token record")]
    MissingTokenRecord, // 6020 0x1784
    #[msg("Instruction builder failed")]
    InstructionBuilderFailed, // 6021 0x1785
    #[msg("Spl conversion not allowed")]
    SplConversionNotAllowed, // 6022 0x1786
    #[msg("This deployment requires the creator to co-sign.")]
    CreatorCosignRequired, // 6023 0x1787

    #[msg("All items of this collection are minted")]
    MintedOut, // 6024 0x1788
    #[msg("The symbol must have 1 to 32 bytes")]
    SymbolLengthInvalid, // 6025 0x1789
    #[msg("A name must have at most 64 bytes")]
    NameTooLong, // 6026 0x178a
    #[msg("A uri must have at most 200 bytes")]
    UriTooLong, // 6027 0x178b
    #[msg("The new maximum must be 0 or at least the number of items issued")]
    MaxBelowIssued, // 6028 0x178c
    #[msg("A collection has at most 10 extra metadata fields")]
    TooManyFields, // 6029 0x178d
    #[msg("The key of a metadata field must have 1 to 32 bytes")]
    FieldKeyLengthInvalid, // 6030 0x178e
    #[msg("The value of a metadata field must have at most 200 bytes")]
    FieldValueTooLong, // 6031 0x178f
    #[msg("This metadata key is reserved")]
    FieldKeyReserved, // 6032 0x1790
    #[msg("The key of a metadata field must not be an address; addresses are royalty creators")]
    FieldKeyIsAddress, // 6033 0x1791
    #[msg("The collection has no metadata field of this key")]
    FieldNotFound, // 6034 0x1792
    #[msg("Royalties must be at most 10,000 basis points")]
    RoyaltyTooHigh, // 6035 0x1793
    #[msg("A collection has at most 5 royalty creators")]
    TooManyCreators, // 6036 0x1794
    #[msg("Creator shares must each be above 0 and sum to 100")]
    CreatorSharesInvalid, // 6037 0x1795
    #[msg("A royalty creator is named twice")]
    DuplicateCreator, // 6038 0x1796
    #[msg("The default address cannot be a royalty creator")]
    CreatorIsDefault, // 6039 0x1797
    #[msg("The collection has royalties already; modify them instead")]
    RoyaltiesAlreadyAdded, // 6040 0x1798
    #[msg("This is not the group mint of the deployment")]
    WrongGroupMint, // 6041 0x1799
    #[msg("This mint is not an item of the deployment")]
    NotAnItem, // 6042 0x179a
    #[msg("This is not the hashlist page of the next item; read the collection again")]
    WrongHashlistPage, // 6043 0x179b
    #[msg("This account exists already")]
    AccountInUse, // 6044 0x179c
    #[msg("The record would break one of its invariants")]
    InvariantBroken, // 6045 0x179d
    #[msg("The metadata of this mint cannot be read")]
    MetadataUnreadable, // 6046 0x179e
    #[msg("A metadata field is named twice")]
    DuplicateField, // 6047 0x179f
    #[msg("The editions deployment cannot be read")]
    DeploymentUnreadable, // 6048 0x17a0
    #[msg("A template holds the number at most 4 times")]
    TooManyPlaceholders, // 6049 0x17a1
    #[msg("Royalties to the collection's own accounts would be lost")]
    CreatorIsCollection, // 6050 0x17a2
    #[msg("A text must not hold control, direction or zero-width characters, or start or end with white space")]
    TextInvalid, // 6051 0x17a3
    #[msg("This mint was in use before: its token account exists already")]
    MintUsedBefore, // 6052 0x17a4
}
