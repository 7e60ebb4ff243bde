use anchor_lang::prelude::*;

/// Codes 6000 to 6036 are the published table, including codes that our programs never raise; our own
/// codes follow it.
#[error_code]
pub enum ControlsError {
    #[msg("Ticker too long")]
    TickerTooLong, // 6000 0x1770
    #[msg("Mint template too long")]
    MintTemplateTooLong, // 6001 0x1771
    #[msg("Deployment template too long")]
    DeploymentTemplateTooLong, // 6002 0x1772
    #[msg("Root type too long")]
    RootTypeTooLong, // 6003 0x1773
    #[msg("Minted out")]
    MintedOut, // 6004 0x1774
    #[msg("Legacy migrations are minted out")]
    LegacyMigrationsAreMintedOut, // 6005 0x1775
    #[msg("Global tree delegate is missing")]
    MissingGlobalTreeDelegate, // 6006 0x1776
    #[msg("Incorrect mint type")]
    IncorrectMintType, // 6007 0x1777
    #[msg("Invalid Metadata")]
    InvalidMetadata, // 6008 0x1778
    #[msg("Too many platform fee recipients, maximum is 5")]
    TooManyRecipients, // 6009 0x1779
    #[msg("Creator fee too high")]
    CreatorFeeTooHigh, // 6010 0x177a
    #[msg("Platform fee calculation failed")]
    FeeCalculationFailed, // 6011 0x177b
    #[msg("Total fee exceeds the price amount")]
    FeeExceedsPrice, // 6012 0x177c
    #[msg("Total fee shares must equal 100")]
    InvalidFeeShares, // 6013 0x177d
    #[msg("Recipient account does not match the expected address")]
    RecipientMismatch, // 6014 0x177e
    #[msg("No phases have been added. Cannot mint.")]
    NoPhasesAdded, // 6015 0x177f
    #[msg("Invalid phase index")]
    InvalidPhaseIndex, // 6016 0x1780
    #[msg("Private phase but no merkle proof provided")]
    PrivatePhaseNoProof, // 6017 0x1781
    #[msg("Merkle root not set for allow list mint")]
    MerkleRootNotSet, // 6018 0x1782
    #[msg("Merkle root required for merkle phase type")]
    MerkleRootRequired, // 6019 0x1783
    #[msg("Merkle root not allowed for public or allowlist phase types")]
    MerkleRootNotAllowed, // 6020 0x1784
    #[msg("Merkle proof required for merkle mint")]
    MerkleProofRequired, // 6021 0x1785
    #[msg("Merkle input required for merkle mint")]
    MerkleInputRequired, // 6022 0x1786
    #[msg("Allow list price and max claims are required for allow list mint")]
    AllowListPriceAndMaxClaimsRequired, // 6023 0x1787
    #[msg("Invalid merkle proof")]
    InvalidMerkleProof, // 6024 0x1788
    #[msg("This wallet has exceeded allow list max_claims in the current phase")]
    ExceededAllowListMaxClaims, // 6025 0x1789
    #[msg("Phase not active")]
    PhaseNotActive, // 6026 0x178a
    #[msg("Phase not yet started")]
    PhaseNotStarted, // 6027 0x178b
    #[msg("Phase already finished")]
    PhaseAlreadyFinished, // 6028 0x178c
    #[msg("Exceeded max mints for this phase")]
    ExceededMaxMintsForPhase, // 6029 0x178d
    #[msg("Exceeded wallet max mints for this phase")]
    ExceededWalletMaxMintsForPhase, // 6030 0x178e
    #[msg("Exceeded wallet max mints for the collection")]
    ExceededWalletMaxMintsForCollection, // 6031 0x178f
    #[msg("New max number of tokens must be greater than or equal to current issued tokens")]
    MaxBelowIssued, // 6032 0x1790
    #[msg("A raw constraint was violated")]
    RawConstraintViolated, // 6033 0x1791
    #[msg("Invalid allowlist data")]
    InvalidAllowlistData, // 6034 0x1792
    #[msg("Allowlist account is required for allowlist phase")]
    AllowlistAccountRequired, // 6035 0x1793
    #[msg("Allowlist account is not initialized/not found")]
    AllowlistAccountNotFound, // 6036 0x1794

    #[msg("This deployment requires the creator to co-sign")]
    CreatorCosignRequired, // 6037 0x1795
    #[msg("The price is above the highest price that the mint allows")]
    MaxPriceExceeded, // 6038 0x1796
    #[msg("Merkle input is for merkle phases only")]
    MerkleInputNotAllowed, // 6039 0x1797
    #[msg("A phase must start before it ends")]
    PhaseWindowInvalid, // 6040 0x1798
    #[msg(
        "The price token must be the wrapped native token, or one that was added to the collection"
    )]
    PriceTokenNotSupported, // 6041 0x1799
    #[msg("A collection has at most 20 phases")]
    TooManyPhases, // 6042 0x179a
    #[msg("A phase cannot allow fewer mints than it has had")]
    PhaseTotalBelowMinted, // 6043 0x179b
    #[msg("A percentage platform fee must be at most 10,000 basis points")]
    PlatformFeeTooHigh, // 6044 0x179c
    #[msg("A platform fee recipient is named twice")]
    DuplicateFeeRecipient, // 6045 0x179d
    #[msg("The default address cannot receive a share of the platform fee")]
    FeeRecipientIsDefault, // 6046 0x179e
    #[msg("The primary platform fee admin cannot be the default address")]
    PrimaryAdminIsDefault, // 6047 0x179f
    #[msg("The new owner must be another wallet, and one that can sign")]
    NewOwnerInvalid, // 6048 0x17a0
    #[msg("The treasury does not match that of the collection")]
    TreasuryMismatch, // 6049 0x17a1
    #[msg("The treasury cannot be the default address")]
    TreasuryIsDefault, // 6050 0x17a2
    #[msg("The editions deployment does not match that of the controls")]
    DeploymentMismatch, // 6051 0x17a3
    #[msg("The minter stats account does not match the wallet")]
    MinterStatsMismatch, // 6052 0x17a4
    #[msg("The mint must be the next one of this wallet; read its minter stats again")]
    ItemMintMismatch, // 6053 0x17a5
    #[msg("The account that paid for the entry must receive its rent")]
    EntryPayerMismatch, // 6054 0x17a6
    #[msg("Numeric overflow")]
    NumericOverflow, // 6055 0x17a7
    #[msg("The record would break one of its invariants")]
    InvariantBroken, // 6056 0x17a8
    #[msg("The controls record cannot be read")]
    ControlsUnreadable, // 6057 0x17a9
    #[msg("Payments to the collection's own accounts would be lost")]
    ReceiverIsCollection, // 6058 0x17aa
    #[msg("A receiver of payments must be a wallet or a vault; a claim also needs its rent or an open token account")]
    ReceiverCannotBePaid, // 6059 0x17ab
    #[msg("The supply is locked: it can only be lowered")]
    SupplyLocked, // 6060 0x17ac
    #[msg("Names and uris of this collection are locked")]
    TextsLocked, // 6061 0x17ad
    #[msg("The terms of existing phases are locked: a phase can only be paused or resumed")]
    PhasesLocked, // 6062 0x17ae
    #[msg("The royalties of this collection are locked")]
    RoyaltiesLocked, // 6063 0x17af
    #[msg("The platform fee of this collection is locked")]
    FeeLocked, // 6064 0x17b0
    #[msg("The platform fee is above the cap that was fixed at launch")]
    FeeAboveCap, // 6065 0x17b1
    #[msg("The cap of the platform fee can only be lowered")]
    FeeCapRaised, // 6066 0x17b2
    #[msg("The time until which this mint counts is over; ask for a new co-signature")]
    MintExpired, // 6067 0x17b3
    #[msg("The mint would take more for rent than it allows")]
    MaxRentExceeded, // 6068 0x17b4
    #[msg("The collection owes this account nothing")]
    NothingOwed, // 6069 0x17b5
    #[msg("The price of this phase is in another token; read the phase again")]
    PriceTokenMismatch, // 6070 0x17b6
    #[msg("The price token must be a plain token, with no extensions but metadata and groups")]
    PriceTokenNotPlain, // 6071 0x17b7
    #[msg("A flat platform fee is in lamports; prices in tokens need a percentage")]
    FlatFeeInLamports, // 6072 0x17b8
    #[msg("The payer's token account must hold the price token, belong to the payer and not be frozen")]
    PayerTokenAccountInvalid, // 6073 0x17b9
    #[msg("The payer holds fewer tokens than the price")]
    TokenBalanceTooLow, // 6074 0x17ba
    #[msg("A receiver's token account is closed or frozen; name the vault of the price token")]
    PriceTokenVaultRequired, // 6075 0x17bb
    #[msg("A payment in tokens moved another amount than the price")]
    TokenPaymentIncomplete, // 6076 0x17bc
    #[msg("An item can only be given to a wallet or a vault")]
    ItemReceiverInvalid, // 6077 0x17bd
    #[msg("A reveal can only be committed to before the first item is minted")]
    RevealTooLate, // 6078 0x17be
    #[msg("The number of files must be above 0")]
    NoFilesToReveal, // 6079 0x17bf
    #[msg("Base uri and seed do not match the hash that was committed to at launch")]
    RevealMismatch, // 6080 0x17c0
    #[msg("The files of this collection are revealed already")]
    AlreadyRevealed, // 6081 0x17c1
}
